// Filters, keys, sliders and decisions of the report. Plain script, because the report is also opened as a file, which decides nothing.
{
  const inReview = document.body.dataset.use === 'review'
  const form = document.querySelector('form')
  const articles = [...document.querySelectorAll('article')]

  function filter() {
    const chosen = [...form.querySelectorAll('select')].map(({ name, value }) => [name, value]).filter(([, value]) => value)
    for (const article of articles) article.hidden = chosen.some(([name, value]) => article.dataset[name] !== value)
    for (const group of document.querySelectorAll('main section:has(article)')) group.hidden = !group.querySelector('article:not([hidden])')
    // the command of a component accepts what the filters leave
    const limits = chosen.filter(([name]) => ['breakpoint', 'brand', 'mode'].includes(name)).map(([name, value]) => ` --${name} ${value}`)
    for (const { dataset, firstElementChild } of document.querySelectorAll('button[data-pattern]'))
      firstElementChild.textContent = `npm run visual -- --accept ${dataset.pattern}${limits.join('')}`
    form.querySelector('output').textContent = `${shownArticles().length} shown`
  }

  const shownArticles = () => articles.filter((article) => !article.closest('[hidden]'))
  const decisionFilter = form.decision

  /** Sends a decision on these articles; says what the server refuses. */
  async function decide(chosen, decision, comment = '') {
    const keys = chosen.map(({ dataset }) => dataset.key)
    if (keys.length === 0) return
    const sent = fetch('/decisions', { method: 'POST', body: JSON.stringify({ type: decision, keys, ...(comment && { comment }) }) })
    const answer = await sent.catch(() => undefined)
    if (!answer?.ok) return void window.alert(answer ? await answer.text() : 'The review has ended: start it again.')
    for (const article of chosen) {
      article.dataset.decision = decision
      article.querySelector('.decision').textContent = comment
    }
    if (!decisionFilter.value) return
    const [next] = shownArticles().slice(shownArticles().indexOf(chosen.at(-1)) + 1)
    filter()
    next?.focus()
  }

  function reject(article) {
    const comment = window.prompt('What is wrong?')?.trim()
    if (comment) decide([article], 'rejected', comment)
  }

  form.addEventListener('change', filter)
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button')
    const article = target.closest('article')
    if (button?.name === 'accept') decide([article], 'accepted')
    else if (button?.name === 'reject') reject(article)
    else if (button?.name === 'accept-shown') decide(shownArticles(), 'accepted')
    else if (button) navigator.clipboard?.writeText(button.textContent)
  })
  document.addEventListener('input', ({ target }) => {
    if (target.type === 'range') target.parentElement.style.setProperty('--at', `${target.value}%`)
  })
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey || target.matches('select')) return
    const current = document.activeElement?.closest('article')
    if (inReview && current && key === 'a') decide([current], 'accepted')
    if (inReview && current && key === 'r') reject(current)
    const by = { j: 1, k: -1 }[key]
    if (!by) return
    const shown = shownArticles()
    const next = shown[Math.max(0, shown.indexOf(current) + by)]
    next?.focus()
    next?.scrollIntoView()
  })
  filter()
}
