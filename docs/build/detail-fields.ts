// The fields in the details of events, from the TypeScript sources: the manifest has only the names of their types.
import ts from 'typescript';
import { detailTypes } from '../../scripts/manifest/detail-types.mjs';
import { elementProgram, isOwn, typesOf } from '../../scripts/manifest/element-program.mjs';
import type { ManifestElement, ManifestEvent } from './manifest.js';

export interface DetailField {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** Reads the detail types of all elements. @returns the fields of an event's detail */
export function detailFieldsOf(elements: readonly ManifestElement[]): (event: ManifestEvent) => DetailField[] {
  const program = elementProgram(elements.map(({ source }) => source));
  const types = typesOf(program.getSourceFiles().filter(isOwn));
  const checker = program.getTypeChecker();
  const fieldsOf = (name: string): DetailField[] => {
    const node = types.get(name);
    if (!node) return [];
    return checker.getPropertiesOfType(checker.getTypeAtLocation(node)).map((property) => {
      const declaration = property.declarations?.[0];
      const type =
        declaration && ts.isPropertySignature(declaration) && declaration.type
          ? declaration.type.getText()
          : checker.typeToString(checker.getTypeOfSymbol(property));
      return {
        name: property.name,
        type: type.replace(/\s+/g, ' '),
        description: ts.displayPartsToString(property.getDocumentationComment(checker)),
      };
    });
  };
  return (event) => {
    const fields = new Map(
      detailTypes(event)
        .flatMap(fieldsOf)
        .map((field) => [field.name, field]),
    );
    return [...fields.values()];
  };
}
