/**
 * Returns the files of a paste. An image that was copied from a page comes as text first, so that what is no file is
 * passed over.
 */
export const pastedFiles = (data: DataTransfer | null): readonly File[] =>
  [...(data?.items ?? [])].flatMap((item) => (item.kind === 'file' ? (item.getAsFile() ?? []) : []));
