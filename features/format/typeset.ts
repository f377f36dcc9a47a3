/** What an editor types as an ordinary space but nobody wants broken over two lines: "100 kr.", "kl. 10". For text and for HTML. */
export const typeset = (text: string): string => text.replace(/(\d) (?=kr\b)/g, '$1\u00a0').replace(/\b(kl\.) (?=[\d{])/gi, '$1\u00a0')
