export async function startServer(..._: unknown[]) {}
