import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/** What a browser test renders into the page. */
export interface TestRoot {
  element: HTMLElement
  /** Renders, and runs the effects. */
  render(node: ReactNode): Promise<void>
}

/** A React root in an element of the body for each test of the file, which is removed after it with all stubbed globals. */
export function createTestRoot(): TestRoot {
  let root: Root
  let element: HTMLElement
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    element = document.body.appendChild(document.createElement('div'))
    root = createRoot(element)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    element.remove()
    vi.unstubAllGlobals()
  })
  return {
    get element() {
      return element
    },
    render: (node) => act(async () => root.render(node)),
  }
}
