/** Cookies of a visitor who has answered the questions for consent, so that they do not open over what is measured. */
export const answeredConsent = (address) =>
  Object.entries({ consent: `1.00.${Date.now()}.bench-visitor-no-id-22`, acceptNews: '0' }).map(([name, value]) => ({
    name,
    value,
    // of the whole site: the address of a page would limit the cookie to its folder
    url: new URL(address).origin,
  }))
