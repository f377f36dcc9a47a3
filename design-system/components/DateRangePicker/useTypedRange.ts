import { parseDate } from '@internationalized/date'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

/** Pause of typing in ms after which a range is reported: dates are typed part by part and stepped with arrow keys. */
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

/** A typed range that differs from the value. */
interface TypedRange {
  range: DateRange
  /** The value when typing began. If `value` changes, the typed range is discarded. */
  valueBefore: DateRange
  /** The field has lost focus since. */
  isLeft: boolean
  /** The issue is shown: the field has lost focus since the first change, or its value already had an issue. */
  issueShown: boolean
}

/**
 * Range shown by the two dates: the value, or what was typed and not reported yet. A range that cannot be chosen is kept, because one date
 * is typed before the other. Its error is shown when the field loses focus, because the first digits of a year are outside any bounds.
 */
export function useTypedRange({ value, onValueChange, min, max }: TypedRangeOptions) {
  const [latest, setTyped] = useState<TypedRange | null>(null)
  const typed = latest && latest.valueBefore.from === value.from && latest.valueBefore.to === value.to ? latest : null
  const { from, to } = typed?.range ?? value
  // Memoized: a new object would reset a date that is being typed.
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
    /** Reports at the next pause. */
    type(range: DateRange) {
      setTyped({ range, valueBefore: value, isLeft: false, issueShown: typed?.issueShown ?? issue !== undefined })
    },
    /** Reports immediately. */
    choose: takeOver,
    /** Call on blur: reports the typed range, or shows its error. The event that typed it may be the same one. */
    leave: () => setTyped((latest) => latest && { ...latest, isLeft: true, issueShown: true }),
  }
}
