// Stands before the Chromatic client in `npm run chromatic`, whose own message for a missing token is easily overlooked in its log.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing was published.\nIts value stands in Chromatic under the project, Manage → Configure. `npm run visual` needs no token.',
  )
  process.exitCode = 2
}
