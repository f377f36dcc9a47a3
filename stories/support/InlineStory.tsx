import { type ReactNode, useEffect, useRef } from 'react'

interface InlineStoryProps {
  children: ReactNode
}

/** Not by state: Tab moves the focus before React would render. */
const activate = (story: HTMLElement | null) => story?.removeAttribute('inert')

/**
 * A story inside a docs page. Some screens focus a field by themselves, which would scroll the page to them. So the story is inert until
 * the reader points at it, or uses the keyboard.
 */
export function InlineStory({ children }: InlineStoryProps) {
  const story = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', () => activate(story.current), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (
    <div lang="da" onPointerMove={() => activate(story.current)} onPointerDown={() => activate(story.current)}>
      <div ref={story} inert>
        {children}
      </div>
    </div>
  )
}
