interface PageLink {
  to: string
  title: string
  text: string
}

interface PageLinksProps {
  links: readonly PageLink[]
}

/** Cards that link to other Storybook pages; `to` is a Storybook id such as `docs-principles--docs`. */
export const PageLinks = ({ links }: PageLinksProps) => (
  <nav className="sb-unstyled page-links" aria-label="Pages">
    {links.map(({ to, title, text }) => (
      <a key={to} href={`./?path=/${to.endsWith('--docs') ? 'docs' : 'story'}/${to}`} target="_parent">
        <strong>{title}</strong>
        {text}
      </a>
    ))}
  </nav>
)
