// A dialog for the panel, through DialogFrame; Radix Accordion for the child lists.
import { cx } from 'class-variance-authority'
import { Accordion } from 'radix-ui'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDown.tsx'
import { DialogFrame } from '../../overlay/DialogFrame.tsx'
import * as overlay from '../../overlay/overlay.css.ts'
import { desktop } from '../../theme/index.ts'
import * as styles from './MenuDropdownPanel.css.ts'

export interface MenuDropdownItem {
  label: string
  href?: string
  icon?: ReactNode
  current?: boolean
  newTab?: boolean
  children?: readonly MenuDropdownItem[]
}

/** What the panel shows. */
export interface MenuDropdownContent {
  /** Heading of the panel, and accessible name of its navigation. */
  title: string
  /** Links in visual order. A link with `children` opens their list. */
  items: readonly MenuDropdownItem[]
  /** Such as a welcome line and a balance. */
  header?: ReactNode
  /** Below the links, such as a logout button. */
  footer?: ReactNode
  /** Accessible name of the close button. */
  closeLabel: string
}

export interface MenuDropdownPanelProps extends MenuDropdownContent {
  /** Id of the dialog, referenced by `aria-controls` of its toggle. */
  id: string
  /** Whether the panel is shown. It stays mounted while it closes. */
  open: boolean
  /** Called with `false` by the close button, Escape, a click outside and a chosen link. */
  onOpenChange: (open: boolean) => void
}

const classNames = {
  layer: overlay.layer,
  scrim: cx(overlay.scrim, styles.scrim),
  panel: cx(overlay.surface, overlay.scrollable, styles.panel),
}

/** The vertical menu, loaded on demand. */
export function MenuDropdownPanel({ title, items, header, footer, onOpenChange, ...frame }: MenuDropdownPanelProps) {
  // A link to the current page changes no route, so its click closes the menu.
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false)
  }
  return (
    <DialogFrame
      {...frame}
      onOpenChange={onOpenChange}
      title={title}
      titleSize="md"
      classNames={classNames}
      scrollLock="below-desktop"
      onClick={closeOnLink}
    >
      {header != null ? <div className={styles.header}>{header}</div> : null}
      <nav aria-label={title}>
        <MenuList items={items} />
      </nav>
      {footer != null ? <div className={styles.footer}>{footer}</div> : null}
    </DialogFrame>
  )
}

const containsCurrent = (item: MenuDropdownItem): boolean =>
  item.children?.some((child) => child.current || containsCurrent(child)) ?? false

interface MenuListProps {
  items: readonly MenuDropdownItem[]
}

/** Child lists. One opens at a time, except on a desktop: a second would push the first out of view. */
function MenuList({ items }: MenuListProps) {
  const [open, setOpen] = useState(() => items.filter(containsCurrent).map(({ label }) => label))
  const changeOpen = (next: readonly string[]) =>
    setOpen(window.matchMedia(desktop).matches ? [...next] : next.filter((label) => !open.includes(label)))
  return (
    <Accordion.Root type="multiple" value={open} onValueChange={changeOpen} asChild>
      <ul className={styles.list}>
        {items.map((item) =>
          item.children && item.children.length > 0 ? (
            <Accordion.Item key={item.label} value={item.label} asChild>
              <li>
                <Accordion.Header className={styles.heading}>
                  <Accordion.Trigger className={styles.line}>
                    <MenuItemContent item={item} />
                    <span className={styles.chevron}>
                      <ChevronDownIcon size={20} />
                    </span>
                  </Accordion.Trigger>
                </Accordion.Header>
                <Accordion.Content>
                  <ul className={styles.childList}>
                    {item.href === undefined ? null : <MenuLink item={{ ...item, icon: undefined }} />}
                    {item.children.map((child) => (
                      <MenuLink key={child.label} item={child} />
                    ))}
                  </ul>
                </Accordion.Content>
              </li>
            </Accordion.Item>
          ) : (
            <MenuLink key={item.label} item={item} />
          ),
        )}
      </ul>
    </Accordion.Root>
  )
}

interface MenuLinkProps {
  item: MenuDropdownItem
}

const MenuLink = ({ item }: MenuLinkProps) => (
  <li>
    <a
      className={styles.line}
      href={item.href}
      target={item.newTab ? '_blank' : undefined}
      rel={item.newTab ? 'noopener noreferrer' : undefined}
      aria-current={item.current ? 'page' : undefined}
    >
      <MenuItemContent item={item} />
    </a>
  </li>
)

interface MenuItemContentProps {
  item: MenuDropdownItem
}

const MenuItemContent = ({ item }: MenuItemContentProps) => (
  <>
    {item.icon ? <span className={styles.icon}>{item.icon}</span> : null}
    <span className={styles.label}>{item.label}</span>
  </>
)
