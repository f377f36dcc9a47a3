const icon = (path: string) => () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
  >
    <path d={path} />
  </svg>
)

export const UndoIcon = icon('M8.5 5 4.5 9l4 4M5 9h9.5a5 5 0 0 1 0 10H11')
export const RedoIcon = icon('M15.5 5l4 4-4 4M19 9H9.5a5 5 0 0 0 0 10H13')
