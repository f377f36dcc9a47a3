const page = `<!doctype html><html lang="da"><title>Bank</title><body style="margin:0;display:grid;place-items:center;block-size:100vh;background:#e8eef2"><svg role="img" aria-label="Bank" width="96" height="96" viewBox="0 0 24 24" fill="#10202e"><path d="M12 2 2 8v2h20V8zM4 11h3v7H4zm6.5 0h3v7h-3zM17 11h3v7h-3zM2 19h20v3H2z"/></svg>`

/** Address of a bank's page that needs no network. It has no text, which would be in a font of the machine. */
export const bankPageUrl = `data:text/html,${encodeURIComponent(page)}`
