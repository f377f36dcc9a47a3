/** Vitest global setup: after the run, drops the seeded databases that its tests have copied from the server of TEST_DATABASE_URL. */
export default function dropSeeded(): () => Promise<void> {
  return async () => {
    const server = process.env.TEST_DATABASE_URL
    if (!server) return
    // loaded here: only a run with a server needs it
    const [{ seededTemplates }, { dropDatabase }] = await Promise.all([import('./seededDatabase.ts'), import('./testDatabase.ts')])
    for (const template of seededTemplates()) await dropDatabase(server, template)
  }
}
