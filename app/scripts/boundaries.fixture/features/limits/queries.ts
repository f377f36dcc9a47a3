export const useLimitsQuery = 'a query of the limits'
