declare module "virtual:help/all" {
  const all: Record<string, () => Promise<{ default: unknown }>>;
  export default all;
}
