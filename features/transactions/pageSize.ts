/**
 * Items on one page of a list (specification), which is also the most that a call returns.
 * Apart from `calls.ts`, whose schemas the browser does not import.
 */
export const transactionPageSize = 100
