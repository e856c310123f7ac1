import protobuf from 'protobufjs';

/** Returns the elements of a kind at any depth, in the order of the protos. */
export function allOf<Kind extends protobuf.ReflectionObject>(
  namespace: protobuf.NamespaceBase,
  kind: new (...args: never[]) => Kind,
): Kind[] {
  return namespace.nestedArray.flatMap((nested) => {
    const inner = nested instanceof protobuf.Namespace ? allOf(nested, kind) : [];
    return nested instanceof kind ? [nested, ...inner] : inner;
  });
}
