/** `freja@eksempel.dk` → `f•••@eksempel.dk`: enough for its owner to recognise. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`

/** `+45 20112233` → `+45 ••••••33`. */
export const maskMobile = ({ mobileCc, mobileNo }: { mobileCc: string; mobileNo: string }): string =>
  `+${mobileCc} ${'•'.repeat(Math.max(0, mobileNo.length - 2))}${mobileNo.slice(-2)}`
