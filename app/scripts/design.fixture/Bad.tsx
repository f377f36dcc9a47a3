// Read by `npm run lint:design` only: every line marked red must be reported, every other one must pass.
export const Bad = ({ label }: { label: string }) => (
  <section aria-label="Menu" /* red: words */>
    <button type="button" style={{ color: 'red' }} /* red: inline style */>
      {label}
    </button>
    <img src="/a.png" alt="Et skib" /* red: words */ />
    <p>{'Så er det nu' /* red: words */}</p>
    <svg width="20" height="20" aria-hidden="true" />
    <b>{label} · </b>
    <i>Luk{/* red: words */}</i>
  </section>
)
