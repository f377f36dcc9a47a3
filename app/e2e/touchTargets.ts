import type { Page } from '@playwright/test'

/** Addresses whose controls take a finger. Elsewhere some are lower: the chips of a list's categories, a list of links in a text, the bar above a game. */
export const touchPages =
  /^\/(?:$|log-ind$|registrer|lp$|kampagner\/velkomst|jackpots|nyevindere|kontaktos|bordspil$|live-casino$|min-konto\/(?:oversigt|transaktioner|overfoer|udbetal|begraensninger|profil|kampagne))/

/**
 * The controls that take a finger on less than 44 px of height, as hit tests find them: what lies beside a control may belong to it, as the
 * label of a field, or cover it. Links in a sentence have the height of its line (WCAG 2.5.8 and 2.5.5 exempt them).
 */
export const findSmallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    const isInSentence = (link: Element) => {
      let block = link.parentElement
      while (block && isInline(block)) block = block.parentElement
      return isInline(link) && block?.innerText.trim() !== link.textContent?.trim()
    }
    const heightOf = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const x = (left + right) / 2
      const takes = (y: number) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
      }
      const middle = (top + bottom) / 2
      if (!takes(middle)) return null // the skip link without the focus
      let [first, last] = [middle, middle]
      while (takes(first - 1)) first -= 1
      while (takes(last + 1)) last += 1
      return last - first + 1
    }
    return (
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
        .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isInSentence(control))
        .map((control) => ({ control, height: heightOf(control) }))
        // 44 but for the fraction of a pixel at both ends; the contact links of the footer share the 16 px between their lines
        .filter(({ control, height }) => height !== null && height < (control.closest('footer') ? 36 : 43))
        .map(
          ({ control, height }) =>
            `${control.getAttribute('aria-label') ?? (control.innerText || control.getAttribute('name'))}: ${height}`,
        )
    )
  })
