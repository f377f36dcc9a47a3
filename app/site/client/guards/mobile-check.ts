import { type Guard, proceed } from './types.ts'

/** Redirects a device that the route is not for. */
export const mobileCheck: Guard = ({ route, params, device }) =>
  route.device && device !== undefined && route.device.only !== device ? { type: 'redirect', to: route.device.redirectTo(params) } : proceed
