import { type Guard, goOn } from './types.ts'

/** A route for one kind of device sends the other kind to its counterpart. */
export const mobileCheck: Guard = ({ route, params, device }) =>
  route.device && device !== undefined && route.device.only !== device ? { type: 'redirect', to: route.device.otherwise(params) } : goOn
