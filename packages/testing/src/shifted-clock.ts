/**
 * Preloaded by the processes of a system that starts at a given instant (`startsAt`): shifts their Date by
 * CLOCK_SHIFT_MS milliseconds. Timers are unaffected.
 */
const RealDate = Date;
const shiftMs = Number(process.env['CLOCK_SHIFT_MS']);
const now = (): number => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

export {};
