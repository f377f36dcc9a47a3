// Runs before the Chromatic client in `npm run chromatic`: the client's own message for a missing token is easily overlooked in its log.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing was published.\nFind it in Chromatic under the project, Manage → Configure. `npm run visual` needs no token.',
  )
  process.exitCode = 2
}
