/**
 * Runs a job for each item in turn. One that fails holds up none of the others: the failures are thrown together after the last item, as an
 * AggregateError. `failed`: what its message says of them, after "2 of 7".
 */
export async function runEach<T>(items: readonly T[], failed: string, run: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await run(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} ${failed}`)
}
