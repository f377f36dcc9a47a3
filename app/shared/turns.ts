interface TurnLimits {
  /** Tasks that run at once. */
  running: number
  /** Of them, those of one client. Default: all. */
  runningOfClient?: number
  /** Tasks that wait. When there are more, the client with the longest queue loses its last one. */
  waiting: number
  /** Of them, those of one client. */
  waitingOfClient: number
  /** How long a task of a client waits, in ms. Default, and where undefined: until its turn. */
  waitMs?: (client: string) => number | undefined
  /** What a task that gets no turn rejects with. `client`: its client has used its own share up; `all`: all clients together. */
  refuse: (whose: 'client' | 'all') => Error
}

interface Waiter {
  start: () => void
  refuse: (whose: 'client' | 'all') => void
}

interface Client {
  running: number
  waiting: Set<Waiter>
}

/** Runs a task of a client in its turn. Rejects as the task does, or with `refuse`. */
export type TakeTurn = <T>(client: string, task: () => Promise<T>) => Promise<T>

/**
 * Shares a bounded resource among clients: tasks of different clients take turns, those of one client follow in order. A client waits for one
 * task of each other client at most, however many they have sent.
 */
export function createTurns({
  running: maxRunning,
  runningOfClient = maxRunning,
  waiting,
  waitingOfClient,
  waitMs,
  refuse,
}: TurnLimits): TakeTurn {
  /** With a running or waiting task, in the order of their turns. */
  const clients = new Map<string, Client>()
  let running = 0
  let waitingTasks = 0

  const mayRun = (client: Client) => running < maxRunning && client.running < runningOfClient
  const begin = (name: string, client: Client) => {
    running += 1
    client.running += 1
    clients.set(name, client)
  }

  function end(name: string, client: Client) {
    running -= 1
    client.running -= 1
    forgetIdle(name, client)
    for (const [nextName, next] of clients) {
      const [waiter] = next.waiting
      if (!waiter || !mayRun(next)) continue
      leaveQueue(next, waiter)
      clients.delete(nextName) // and the last one in the next round
      begin(nextName, next)
      return waiter.start()
    }
  }

  const leaveQueue = (client: Client, waiter: Waiter) => {
    client.waiting.delete(waiter)
    waitingTasks -= 1
  }

  function forgetIdle(name: string, client: Client) {
    if (client.running === 0 && client.waiting.size === 0) clients.delete(name)
  }

  /** Makes room for one more waiting task of a client. False when no other waits with more than it would. */
  function makeRoom(client: Client): boolean {
    if (waitingTasks < waiting) return true
    const longest = [...clients.values()].reduce((most, other) => (other.waiting.size > most.waiting.size ? other : most), client)
    if (longest.waiting.size <= client.waiting.size + 1) return false
    const last = [...longest.waiting].at(-1)
    last?.refuse('client')
    return true
  }

  function waitForTurn(name: string, client: Client): Promise<void> {
    if (client.waiting.size >= waitingOfClient) throw refuse('client')
    if (!makeRoom(client)) throw refuse('all')
    return new Promise((resolve, reject) => {
      const patience = waitMs?.(name)
      const timer =
        patience === undefined ? undefined : setTimeout(() => waiter.refuse(client.running >= runningOfClient ? 'client' : 'all'), patience)
      const waiter: Waiter = {
        start: () => {
          clearTimeout(timer)
          resolve()
        },
        refuse: (whose) => {
          clearTimeout(timer)
          leaveQueue(client, waiter)
          forgetIdle(name, client)
          reject(refuse(whose))
        },
      }
      client.waiting.add(waiter)
      clients.set(name, client)
      waitingTasks += 1
    })
  }

  return async (name, task) => {
    const client = clients.get(name) ?? { running: 0, waiting: new Set<Waiter>() }
    if (mayRun(client)) begin(name, client)
    else await waitForTurn(name, client)
    try {
      return await task()
    } finally {
      end(name, client)
    }
  }
}
