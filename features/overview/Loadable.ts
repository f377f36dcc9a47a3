/** What a card shows: its data, that they are loading, or why they are missing. `E`: the reason. */
export type Loadable<T, E = 'failed'> = { type: 'loading' } | { type: 'failed'; problem: E } | { type: 'ready'; value: T }
