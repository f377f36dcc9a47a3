// Keyboard shortcuts, filters and sliders of the report. Plain script, because the report is opened as a file.
{
  const form = document.querySelector('form')
  const articles = [...document.querySelectorAll('article')]
  const shown = () => articles.filter((article) => !article.closest('[hidden]'))

  /** The command that accepts what the filters leave of a story or component. */
  function acceptCommand({ pattern, breakpoint }) {
    const limits = { breakpoint: form.breakpoint.value || breakpoint, brand: form.brand.value, mode: form.mode.value }
    const words = Object.entries(limits).map(([name, value]) => (value ? ` --${name} ${value}` : ''))
    return `npm run visual -- --accept ${pattern}${words.join('')}`
  }

  function filter() {
    for (const { dataset, firstElementChild } of document.querySelectorAll('.accept'))
      firstElementChild.textContent = acceptCommand(dataset)
    for (const article of articles) {
      article.hidden = ['breakpoint', 'brand', 'mode', 'status'].some(
        (name) => form[name].value && form[name].value !== article.dataset[name],
      )
    }
    for (const group of document.querySelectorAll('main section:has(article)')) group.hidden = !group.querySelector('article:not([hidden])')
    document.body.dataset.view = form.view.value
  }

  function move(by) {
    const list = shown()
    const at = list.indexOf(document.activeElement?.closest('article'))
    const next = list[Math.max(0, Math.min(list.length - 1, at + by))]
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'start' })
  }

  form.addEventListener('change', filter)
  document.addEventListener('click', ({ target }) => {
    const command = target.closest('.accept')?.textContent
    if (command) navigator.clipboard?.writeText(command)
  })
  document.addEventListener('input', ({ target }) => {
    if (target.type === 'range') target.closest('.over').querySelector('.pile').style.setProperty('--at', `${target.value}%`)
  })
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('select')) return
    const view = { 1: 'three', 2: 'over', 3: 'difference' }[event.key]
    if (event.key === 'j') move(1)
    else if (event.key === 'k') move(-1)
    else if (view) {
      form.view.value = view
      filter()
    } else if (event.key.startsWith('Arrow') && event.target.matches('article')) {
      event.target.querySelector('input[type=range]')?.focus()
    } else return
    event.preventDefault()
  })
}
