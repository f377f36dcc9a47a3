/** Body of `POST /Register` of a new player; `change` overrides parts of it. */
export const registrationForm = (cpr: string, change: object = {}) => ({
  cpr,
  firstName: 'Sofie',
  lastName: 'Toft',
  email: `${cpr}@eksempel.dk`,
  mobileNo: '20667788',
  legalAge: true,
  userDepositLimit: { limitType: 'week', limitAmount: 50_000 },
  registerLogId: 'log',
  clientIP: '127.0.0.1',
  userDevice: 'Mobile',
  properties: { IsMobileSignup: true, Acceptfreespins: false, acceptdepositmatch: false },
  ...change,
})
