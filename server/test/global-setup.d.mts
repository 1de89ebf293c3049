/** Runs once before all tests of the server and of the browser flows. */
export default function startForAllTests(): Promise<void>;
