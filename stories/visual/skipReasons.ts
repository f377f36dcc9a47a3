import ts from 'typescript'
import { propertiesNamed, propertyValue } from '../../app/scripts/lib/conventions/sourceTree.ts'

/** Minimum length of a reason, characters. */
const minReasonLength = 15

/** The `visual` parameters in a story file that are anything but `{ skip: 'a reason' }`. */
export const skipsWithoutReason = (file: ts.SourceFile): string[] =>
  propertiesNamed(file, 'visual')
    .filter((property) => !ts.isPropertyAssignment(property) || !hasReason(property.initializer))
    .map((property) => property.getText())

function hasReason(parameters: ts.Expression): boolean {
  const reason = propertyValue(parameters, 'skip')
  return reason !== undefined && ts.isStringLiteralLike(reason) && reason.text.trim().length >= minReasonLength
}
