package io.shindigneo4j.benchmark.result;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The result files: rows, their intervals, and metadata of each run that still has rows. */
public record ResultsDirectory(Path directory) {

  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  /**
   * Adds measurements. They replace older ones of the same settings.
   *
   * @param run the time of the run in ISO 8601
   */
  public void add(String run, List<Measurement> measurements, RunMetadata metadata)
      throws IOException {
    ResultsFile.write(rows(), measurements.stream().map(Measurement::row).toList());
    intervals().add(run, measurements);
    Map<String, RunMetadata> runs = runs();
    runs.keySet().retainAll(findings().stream().map(Finding::run).collect(Collectors.toSet()));
    runs.put(run, metadata);
    Files.writeString(directory.resolve("runs.json"), JSON.writeValueAsString(runs) + "\n");
  }

  /** Reads all results; none if there is no directory. */
  public Results read() throws IOException {
    return new Results(findings(), runs());
  }

  private List<Finding> findings() throws IOException {
    return ResultsFile.read(rows()).stream().map(intervals()::find).toList();
  }

  private Map<String, RunMetadata> runs() throws IOException {
    Path file = directory.resolve("runs.json");
    return Files.exists(file)
        ? JSON.readValue(file.toFile(), new TypeReference<TreeMap<String, RunMetadata>>() {})
        : new TreeMap<>();
  }

  private Path rows() {
    return directory.resolve("results.csv");
  }

  private IntervalsFile intervals() throws IOException {
    return new IntervalsFile(directory.resolve("intervals.csv"));
  }
}
