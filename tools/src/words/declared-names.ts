import ts from 'typescript';

/** A name that a source file declares. */
export interface DeclaredName {
  readonly name: string;
  /** Line number, from 1. */
  readonly line: number;
}

/**
 * Returns the names that a TypeScript source declares: variables, parameters, functions, types and members. Names in
 * lower snake_case are left out, because they are fields of the contract; so are keys of object literals and names of
 * imports, which are declared elsewhere.
 * @param file name of the file; `.tsx` for JSX
 */
export function declaredNames(file: string, text: string): DeclaredName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name && !isField(name.text)) {
      const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
      names.push({ name: name.text.replace(/^#/, ''), line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function nameOf(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  if (ts.isImportSpecifier(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return;
  const { name } = node as { name?: ts.Node };
  const isDeclared = ts.isBindingElement(node) || ts.isTypeParameterDeclaration(node) || isDeclaration(node);
  if (!isDeclared || !name) return;
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name) ? name : undefined;
}

function isDeclaration(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isEnumMember(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node)
  );
}

const isField = (name: string): boolean => /^[a-z0-9]+(_[a-z0-9]+)+$/.test(name);
