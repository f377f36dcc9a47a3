/** Why a part of a theme or field registry was omitted, or needs review. */
export type ConfigIssueReason =
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

export interface ConfigIssue {
  /** `login.screens.md.colors.hover.bg`; safe to log. */
  path: string
  reason: ConfigIssueReason
  /** Human-readable: the violated rule or the measured ratio. Never contains the rejected value. */
  detail?: string
}

/** Sanitises an untrusted key for a log line. */
const safeKey = (key: string) => key.slice(0, 40).replace(/[^\w-]/g, '?')

/** Appends a sanitised key to an issue path. */
export const joinPath = (path: string, key: string): string => (path ? `${path}.${safeKey(key)}` : safeKey(key))

/** Issues of one configuration, capped at `limit` so that a hostile one cannot flood the log. */
export class IssueList {
  private static readonly limit = 200
  readonly all: ConfigIssue[] = []

  add(path: string, reason: ConfigIssueReason, detail?: string) {
    if (this.all.length < IssueList.limit) this.all.push(detail === undefined ? { path, reason } : { path, reason, detail })
    else if (this.all.length === IssueList.limit) this.all.push({ path: '', reason: 'too_many' })
  }
}
