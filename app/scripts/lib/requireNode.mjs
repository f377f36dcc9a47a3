// Refuses a Node that the build does not run on. `engines` in package.json names the same versions.
const { node } = process.versions
const [major, minor] = node.split('.').map(Number)
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  console.error(`Node ${node} is too old: install Node 20.19, or 22.12 and newer.`)
  process.exit(1)
}
