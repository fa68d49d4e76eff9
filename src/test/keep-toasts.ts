/** Keeps toasts open, whose five seconds may pass on a busy machine before a test looks. */
export function keepToasts(): void {
  const later = window.setTimeout.bind(window)
  const longer = (ms?: number) => (ms === 5_000 ? 3_600_000 : ms)
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms?: number, ...values: unknown[]) =>
      later(run, longer(ms), ...values),
  })
}
