// Drawing on the server, warm: both pages in one process, in turn.
const warmUp = 150
const rounds = 300

/** Milliseconds of each drawing. */
export function drawInTurn(ours, plain) {
  for (let round = 0; round < warmUp; round += 1) {
    ours()
    plain()
  }
  const times = { ours: [], plain: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(timeOf(ours))
    times.plain.push(timeOf(plain))
  }
  return times
}

function timeOf(draw) {
  const started = performance.now()
  draw()
  return performance.now() - started
}
