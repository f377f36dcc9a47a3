/** Cookies of a visitor who has answered the questions for consent, so that they do not open over what is measured. */
export const answeredConsent = (url) =>
  Object.entries({ consent: `1.00.${Date.now()}.bench-visitor-without-id`, acceptNews: '0' }).map(([name, value]) => ({ name, value, url }))
