/** Why a part of a server's theme or field registry was left out, or is worth a second look. */
export type ThemeIssueReason =
  | 'not_an_object'
  | 'bad_name'
  | 'unknown_key'
  | 'invalid_value'
  | 'missing'
  | 'low_contrast'
  | 'too_many'
  | 'not_a_list'
  | 'unknown_field'
  | 'unknown_text'
  | 'duplicate'
  | 'split_section'

export interface ThemeIssue {
  /** `login.screens.md.colors.hover.bg`; safe to log. */
  readonly path: string
  readonly reason: ThemeIssueReason
  /** For people: the rule that was broken, the ratio that was measured. Never holds the refused value. */
  readonly detail?: string
}

/** A key of foreign origin, made safe for a log line. */
const safeKey = (key: string) => key.slice(0, 40).replace(/[^\w-]/g, '?')

export const join = (path: string, key: string): string => (path ? `${path}.${safeKey(key)}` : safeKey(key))

/** Issues of one configuration. A hostile one fills no log: it stops at `limit`. */
export class IssueList {
  private static readonly limit = 200
  readonly all: ThemeIssue[] = []

  add(path: string, reason: ThemeIssueReason, detail?: string) {
    if (this.all.length < IssueList.limit) this.all.push(detail === undefined ? { path, reason } : { path, reason, detail })
    else if (this.all.length === IssueList.limit) this.all.push({ path: '', reason: 'too_many' })
  }
}
