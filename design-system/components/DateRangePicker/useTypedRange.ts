import { parseDate } from '@internationalized/date'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

/** How long typing pauses until a range is taken over, in ms: a date is typed part by part, and stepped through with the arrow keys. */
const typingPauseMs = 500

/** Two days, both included, as ISO dates: `2026-11-01`. */
export interface DateRange {
  from: string
  to: string
}

interface TypedRangeOptions {
  value: DateRange
  onValueChange: (range: DateRange) => void
  /** First and last day that can be chosen. */
  min: string
  max: string
}

/** Why a range cannot be chosen. */
type RangeIssue = 'outsideBounds' | 'reversed'

/** A typed range that is not the value. */
interface TypedRange {
  range: DateRange
  /** The value when it was typed: a later one replaces it. */
  valueBefore: DateRange
  /** The field was left since. */
  isLeft: boolean
  /** The field was left since its first change, or its value had an issue before. */
  issueShown: boolean
}

/**
 * What the two dates show: the value, or what was typed over it and is not taken over yet: at a pause of typing, or when the field is left.
 * What cannot be chosen is kept, because one date is typed before the other; its issue is shown when the field is left, because the first
 * digits of a year are outside any bounds.
 */
export function useTypedRange({ value, onValueChange, min, max }: TypedRangeOptions) {
  const [latest, setTyped] = useState<TypedRange | null>(null)
  const typed = latest && latest.valueBefore.from === value.from && latest.valueBefore.to === value.to ? latest : null
  const { from, to } = typed?.range ?? value
  // a new object would reset a date that is being typed, also while the other one changes
  const start = useMemo(() => parseDate(from), [from])
  const end = useMemo(() => parseDate(to), [to])
  const dates = useMemo(() => ({ start, end }), [start, end])
  const issueOf = (range: DateRange): RangeIssue | undefined => {
    if (range.from > range.to) return 'reversed'
    return range.from < min || range.to > max ? 'outsideBounds' : undefined
  }
  const issue = issueOf({ from, to })
  const takeOver = (range: DateRange) => {
    setTyped(null)
    onValueChange(range)
  }
  const takeOverTyped = useEffectEvent(() => {
    if (typed && !issue) takeOver(typed.range)
  })
  useEffect(() => {
    if (!typed) return
    if (typed.isLeft) return takeOverTyped()
    const timer = setTimeout(takeOverTyped, typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    dates,
    issue: typed?.issueShown === false ? undefined : issue,
    /** Takes over at the next pause. */
    type(range: DateRange) {
      setTyped({ range, valueBefore: value, isLeft: false, issueShown: typed?.issueShown ?? issue !== undefined })
    },
    /** Takes over at once. */
    choose: takeOver,
    /** The field is left: takes over what was typed, which the same event may have reported, or shows its issue. */
    leave: () => setTyped((latest) => latest && { ...latest, isLeft: true, issueShown: true }),
  }
}
