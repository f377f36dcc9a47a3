// Filters, keys and sliders of the report. Plain script, because the report is opened as a file.
{
  const form = document.querySelector('form')
  const articles = [...document.querySelectorAll('article')]

  function filter() {
    const chosen = ['breakpoint', 'brand', 'mode', 'status'].map((name) => [name, form[name].value]).filter(([, value]) => value)
    for (const article of articles) article.hidden = chosen.some(([name, value]) => article.dataset[name] !== value)
    for (const group of document.querySelectorAll('main section:has(article)')) group.hidden = !group.querySelector('article:not([hidden])')
    // the command of a component accepts what the filters leave
    const limits = chosen.filter(([name]) => name !== 'status').map(([name, value]) => ` --${name} ${value}`)
    for (const { dataset, firstElementChild } of document.querySelectorAll('button[data-pattern]'))
      firstElementChild.textContent = `npm run visual -- --accept ${dataset.pattern}${limits.join('')}`
  }

  form.addEventListener('change', filter)
  document.addEventListener('click', ({ target }) => {
    const command = target.closest('button')?.textContent
    if (command) navigator.clipboard?.writeText(command)
  })
  document.addEventListener('input', ({ target }) => {
    if (target.type === 'range') target.parentElement.style.setProperty('--at', `${target.value}%`)
  })
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey }) => {
    const by = { j: 1, k: -1 }[key]
    if (!by || ctrlKey || metaKey || target.matches('select')) return
    const shown = articles.filter((article) => !article.closest('[hidden]'))
    const next = shown[Math.max(0, shown.indexOf(document.activeElement?.closest('article')) + by)]
    next?.focus()
    next?.scrollIntoView()
  })
}
