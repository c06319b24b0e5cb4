// The types of papaparse that we use, since the published ones bring Node's types into browser code.
declare module "papaparse" {
  type ParseError = { type: string; code: string; message: string; row?: number };
  const papa: {
    parse: (
      text: string,
      options: {
        delimiter?: string;
        delimitersToGuess?: string[];
        preview?: number;
        skipEmptyLines?: boolean | "greedy";
      },
    ) => { data: string[][]; errors: ParseError[]; meta: { delimiter: string; cursor: number } };
  };
  export default papa;
}
