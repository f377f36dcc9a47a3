// The public API of the design system as text: the exports of every subpath, and the props of every component.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const designSystem = join(root, 'design-system')
const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** Subpath and file of every entry of `exports` in package.json, sorted. */
function publicFiles() {
  const { exports } = JSON.parse(readFileSync(join(designSystem, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .flatMap(([subpath, file]) => {
      if (!subpath.includes('*')) return [{ subpath, file: join(designSystem, file) }]
      const [before, after] = file.split('*')
      return readdirSync(join(designSystem, before))
        .map((name) => name.replace(/\.tsx?$/, ''))
        .filter((name) => /^[^.]+$/.test(name) && existsSync(join(designSystem, before, `${name}${after}`)))
        .map((name) => ({ subpath: subpath.replace('*', name), file: join(designSystem, before, `${name}${after}`) }))
    })
    .map(({ subpath, file }) => ({ subpath: subpath.replace(/^\.\//, ''), file }))
    .sort((a, b) => (a.subpath < b.subpath ? -1 : 1))
}

/** One block per subpath, one line per export; a component is followed by its props. Deterministic: everything is sorted by name. */
export function describePublicApi() {
  const files = publicFiles()
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const types = join(root, 'node_modules/vite/client.d.ts')
  const host = { ...ts.createCompilerHost(options), jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors } // as tsc parses
  const program = ts.createProgram([...files.map(({ file }) => file), types], { ...options, types: ['node'] }, host)
  const checker = program.getTypeChecker()
  const text = (type) => sortUnion(checker.typeToString(type, undefined, flags))

  const blocks = files.map(({ subpath, file }) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const names = module ? checker.getExportsOfModule(module) : []
    const lines = names.sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((symbol) => describeExport(checker, symbol, text))
    return [subpath, ...lines.map((line) => `  ${line}`)].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

function describeExport(checker, alias, text) {
  const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias
  if (!(symbol.flags & ts.SymbolFlags.Value)) return describeType(checker, symbol, text)
  const type = checker.getTypeOfSymbol(symbol)
  const [call] = type.getCallSignatures()
  if (!call) return [`${symbol.name}: ${text(type)}`]
  if (!/^[A-Z]/.test(symbol.name)) return [`${symbol.name}${checker.signatureToString(call, undefined, flags)}`]
  const [props] = call.getParameters()
  return [`<${symbol.name}>`, ...(props ? members(checker, checker.getTypeOfSymbol(props), text) : [])]
}

/** Props types are listed by name only: their members are printed with the component. */
function describeType(checker, symbol, text) {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  if (/Props$/.test(symbol.name)) return [`type ${symbol.name}`]
  const own = type.isClassOrInterface() || (type.flags & ts.TypeFlags.Object && type.getCallSignatures().length === 0)
  if (own && !checker.isArrayLikeType(type)) return [`type ${symbol.name}`, ...members(checker, type, text)]
  return [`type ${symbol.name} = ${sortUnion(checker.typeToString(type, undefined, flags | ts.TypeFormatFlags.InTypeAlias))}`]
}

const members = (checker, type, text) =>
  checker
    .getPropertiesOfType(type)
    .map((prop) => {
      const optional = (prop.flags & ts.SymbolFlags.Optional) !== 0
      const written = text(checker.getTypeOfSymbol(prop))
      return optional ? `  ${prop.name}?: ${written.replace(/ \| undefined$/, '')}` : `  ${prop.name}: ${written}`
    })
    .sort()

/** Sorts a union by name: TypeScript orders members by first occurrence in the program, which depends on other files. */
const sortUnion = (written) => (/[({<]/.test(written) ? written : written.split(' | ').sort(undefinedLast).join(' | '))
const undefinedLast = (a, b) => Number(a === 'undefined') - Number(b === 'undefined') || (a < b ? -1 : 1)
