/** The groups of types that an upload can accept. `custom`: the types of `customType`. */
export const FILE_GROUPS = [
  'image',
  'pdf',
  'video',
  'audio',
  'spreadsheet',
  'text',
  'presentation',
  'calendar',
  'custom',
] as const;
export type FileGroup = (typeof FILE_GROUPS)[number];
