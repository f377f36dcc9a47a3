import { type Guard, goOn } from './types.ts'

/** Redirects a device that the route is not for. */
export const mobileCheck: Guard = ({ route, params, device }) =>
  route.device && device !== undefined && route.device.only !== device ? { type: 'redirect', to: route.device.otherwise(params) } : goOn
