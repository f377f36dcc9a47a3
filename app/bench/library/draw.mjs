// Warm server rendering: both pages in one process, alternating.
const warmUp = 150
const rounds = 60
const drawings = 5

/** CPU time in ms per rendering, `rounds` samples. CPU time of the process, so that other load on the machine does not count. */
export function drawInTurn(ours, plain) {
  for (let round = 0; round < warmUp; round += 1) {
    ours()
    plain()
  }
  const times = { ours: [], plain: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(workOf(ours))
    times.plain.push(workOf(plain))
  }
  return times
}

function workOf(draw) {
  const before = process.cpuUsage()
  for (let drawing = 0; drawing < drawings; drawing += 1) draw()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / drawings
}
