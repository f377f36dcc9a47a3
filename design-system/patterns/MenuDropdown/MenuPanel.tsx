// Radix Dialog for the panel, Radix Accordion for the child lists: one open at a time.
import { Accordion, Dialog } from 'radix-ui'
import { type MouseEvent, useRef } from 'react'
import { useReturnFocus } from '../../components/useReturnFocus.ts'
import { ChevronDownIcon } from '../../icons/ChevronDown.tsx'
import { CloseIcon } from '../../icons/Close.tsx'
import type { MenuDropdownProps, MenuItem } from './MenuDropdown.tsx'
import * as css from './MenuPanel.css.ts'

type MenuPanelProps = Pick<MenuDropdownProps, 'title' | 'items' | 'header' | 'footer' | 'closeLabel'> & {
  id: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The vertical menu: a chunk of its own. */
export function MenuPanel({ id, open, onOpenChange, title, items, header, footer, closeLabel }: MenuPanelProps) {
  const titleElement = useRef<HTMLHeadingElement>(null)
  const { remember, giveBack } = useReturnFocus()

  // A link to the page one is on changes no route, yet it is an answer: the menu closes.
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false)
  }

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className={css.layer} data-state={open ? 'open' : 'closed'} data-scroll-lock="below-lg">
          <div className={css.scrim} />
          <Dialog.Content
            id={id}
            className={css.panel}
            aria-describedby={undefined}
            onClick={closeOnLink}
            onOpenAutoFocus={(event) => {
              remember()
              event.preventDefault()
              titleElement.current?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={giveBack}
          >
            <div className={css.head}>
              <Dialog.Title ref={titleElement} className={css.title} tabIndex={-1}>
                {title}
              </Dialog.Title>
              <Dialog.Close className={css.close} aria-label={closeLabel}>
                <CloseIcon size={24} />
              </Dialog.Close>
            </div>
            {header != null ? <div className={css.header}>{header}</div> : null}
            <nav aria-label={title}>
              <MenuList items={items} />
            </nav>
            {footer != null ? <div className={css.footer}>{footer}</div> : null}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const holdsCurrent = (item: MenuItem): boolean => item.children?.some((child) => child.current || holdsCurrent(child)) ?? false

function MenuList({ items }: { items: readonly MenuItem[] }) {
  return (
    <Accordion.Root type="single" collapsible defaultValue={items.find(holdsCurrent)?.label} asChild>
      <ul className={css.list}>
        {items.map((item) =>
          item.children && item.children.length > 0 ? (
            <Accordion.Item key={item.label} value={item.label} asChild>
              <li>
                <Accordion.Header className={css.heading}>
                  <Accordion.Trigger className={css.line}>
                    <MenuWords item={item} />
                    <span className={css.chevron}>
                      <ChevronDownIcon size={20} />
                    </span>
                  </Accordion.Trigger>
                </Accordion.Header>
                <Accordion.Content asChild>
                  <ul className={css.childList}>
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

const MenuLink = ({ item }: { item: MenuItem }) => (
  <li>
    <a
      className={css.line}
      href={item.href}
      target={item.newTab ? '_blank' : undefined}
      rel={item.newTab ? 'noopener noreferrer' : undefined}
      aria-current={item.current ? 'page' : undefined}
    >
      <MenuWords item={item} />
    </a>
  </li>
)

const MenuWords = ({ item }: { item: MenuItem }) => (
  <>
    {item.icon ? <span className={css.icon}>{item.icon}</span> : null}
    <span className={css.words}>{item.label}</span>
  </>
)
