package io.shindigneo4j.prove.experiment;

import java.util.List;

/** A straight line through samples that were taken at equal intervals (least squares). */
record Slope(double first, double last) {

  static Slope of(List<Double> samples) {
    double middle = (samples.size() - 1) / 2.0;
    double mean = samples.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    double covariance = 0;
    double variance = 0;
    for (int i = 0; i < samples.size(); i++) {
      covariance += (i - middle) * (samples.get(i) - mean);
      variance += (i - middle) * (i - middle);
    }
    double gradient = variance == 0 ? 0 : covariance / variance;
    return new Slope(mean - gradient * middle, mean + gradient * middle);
  }

  /** The growth from the first sample to the last, relative to the first. */
  double growth() {
    return first == 0 ? 0 : last / first - 1;
  }
}
