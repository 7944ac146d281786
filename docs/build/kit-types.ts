// The fields and values of the types in the manifest, from the TypeScript sources: the manifest has only their names.
import ts from 'typescript';
import { detailTypes } from '../../scripts/manifest/detail-types.mjs';
import { elementProgram, isOwn, typesOf } from '../../scripts/manifest/element-program.mjs';
import { valuesOf } from '../../scripts/manifest/values-plugin.mjs';
import type { ManifestElement, ManifestEvent, ManifestMember } from './manifest.js';

export interface TypeField {
  /** With a `?` if the field is optional. */
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export class KitTypes {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  /** Interfaces and type aliases by name. */
  readonly #types: ReturnType<typeof typesOf>;

  constructor(elements: readonly ManifestElement[]) {
    this.#program = elementProgram(elements.map(({ source }) => source));
    this.#checker = this.#program.getTypeChecker();
    this.#types = typesOf(this.#program.getSourceFiles().filter(isOwn));
  }

  /** Returns the fields of an event's detail. */
  detailFields(event: ManifestEvent): TypeField[] {
    return withoutCopies(
      detailTypes(event).flatMap((name) => {
        const node = this.#types.get(name);
        return node ? this.#fieldsOf(this.#checker.getTypeAtLocation(node)) : [];
      }),
    );
  }

  /** Returns the text of a property's type, and the fields of its objects or of the objects in its list. */
  propertyType(element: ManifestElement, { name, type }: ManifestMember): { text: string; fields: TypeField[] } {
    const text = type?.text ?? '';
    const found = this.#typeOfProperty(element, name);
    if (!found) return { text, fields: [] };
    return {
      text: this.#valuesOf(found, text) ?? text,
      fields: withoutCopies(this.#objectsIn(found).flatMap((object) => this.#fieldsOf(object))),
    };
  }

  /** Returns the names of an element's own fields that are not public, without those of private names. */
  innerFields(element: ManifestElement): string[] {
    const isPublic = new Set(element.members?.map(({ name }) => name));
    return this.#checker
      .getPropertiesOfType(this.#checker.getTypeAtLocation(this.#classOf(element)))
      .filter(({ name, valueDeclaration }) => {
        if (!valueDeclaration || isPublic.has(name) || !/^[a-z]/i.test(name)) return false;
        return (
          ts.isPropertyDeclaration(valueDeclaration) && !/\/lib\.dom\./.test(valueDeclaration.getSourceFile().fileName)
        );
      })
      .map(({ name }) => name);
  }

  #classOf({ name, source }: ManifestElement): ts.Node {
    const file = this.#program.getSourceFile(source);
    const node = file?.statements.find((one) => ts.isClassDeclaration(one) && one.name?.text === name);
    if (!node) throw new Error(`${source} has no class ${name}`);
    return node;
  }

  #typeOfProperty(element: ManifestElement, property: string): ts.Type | undefined {
    const node = this.#classOf(element);
    const symbol = this.#checker.getTypeAtLocation(node).getProperty(property);
    return symbol && this.#checker.getTypeOfSymbolAtLocation(symbol, node);
  }

  /** The object types of the kit in a type, in its list, or among its alternatives. */
  #objectsIn(type: ts.Type): ts.Type[] {
    if (type.isUnion()) return type.types.flatMap((one) => this.#objectsIn(one));
    if (this.#checker.isArrayType(type))
      return this.#checker.getTypeArguments(type as ts.TypeReference).flatMap((one) => this.#objectsIn(one));
    const [declaration] = type.getSymbol()?.declarations ?? [];
    const isObject =
      declaration !== undefined && (ts.isInterfaceDeclaration(declaration) || ts.isTypeLiteralNode(declaration));
    return isObject && isOwn(declaration) && type.getCallSignatures().length === 0 ? [type] : [];
  }

  /** Inherited fields come first: they are more general. */
  #fieldsOf(type: ts.Type): TypeField[] {
    const depthOf = this.#depthsOf(type);
    const fields = this.#checker
      .getPropertiesOfType(type)
      .toSorted((a, b) => (depthOf.get(b.escapedName) ?? 0) - (depthOf.get(a.escapedName) ?? 0));
    return fields.map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const fieldType = this.#checker.getTypeOfSymbol(property);
      const declaration = property.declarations?.[0];
      const declared =
        declaration && ts.isPropertySignature(declaration) && declaration.type
          ? declaration.type.getText()
          : this.#checker.typeToString(fieldType);
      const text = this.#valuesOf(fieldType, declared) ?? declared;
      return {
        name: property.name + (isOptional ? '?' : ''),
        type: (isOptional ? text.replace(/ \| undefined$/, '') : text).replace(/\s+/g, ' '),
        description: ts.displayPartsToString(property.getDocumentationComment(this.#checker)),
      };
    });
  }

  /** The number of interfaces between a type and the one that declares a field, by the names of the fields. */
  #depthsOf(type: ts.Type, depth = 0, depths = new Map<ts.__String, number>()): ReadonlyMap<ts.__String, number> {
    for (const name of type.getSymbol()?.members?.keys() ?? []) if (!depths.has(name)) depths.set(name, depth);
    const declared = (type as ts.TypeReference).target ?? type;
    const bases = declared.isClassOrInterface() ? this.#checker.getBaseTypes(declared) : [];
    for (const base of bases) this.#depthsOf(base, depth + 1, depths);
    return depths;
  }

  /** Returns `'a' | 'b'` for a type that allows only these texts, unless it is written so already. */
  #valuesOf(type: ts.Type, text: string): string | undefined {
    return text.startsWith("'") ? undefined : valuesOf(this.#checker, type);
  }
}

const withoutCopies = (fields: readonly TypeField[]): TypeField[] => [
  ...new Map(fields.map((field) => [field.name, field])).values(),
];
