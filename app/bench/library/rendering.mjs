// Warm server rendering: both pages in one process, alternating.
const warmUp = 150
const rounds = 60
const renderingsPerSample = 5

/** CPU time in ms per rendering, `rounds` samples. CPU time of the process, so that other load on the machine does not count. */
export function measureRendering(ours, plain) {
  for (let round = 0; round < warmUp; round += 1) {
    ours()
    plain()
  }
  const times = { ours: [], plain: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(cpuTimeOf(ours))
    times.plain.push(cpuTimeOf(plain))
  }
  return times
}

function cpuTimeOf(render) {
  const before = process.cpuUsage()
  for (let drawing = 0; drawing < renderingsPerSample; drawing += 1) render()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / renderingsPerSample
}
