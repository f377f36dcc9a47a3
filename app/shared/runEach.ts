/**
 * Runs a job for each item in turn. A failure does not stop the others: all failures are thrown together at the end, as an AggregateError.
 * `failed`: the end of its message, after "2 of 7".
 */
export async function runEach<T>(items: readonly T[], failed: string, run: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await run(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} ${failed}`)
}
